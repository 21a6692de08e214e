import { clusterConsistency, fleetDay, gatewayRestart, sessionRace, smartTimeouts, type FleetDayAssumptions, type Metric } from '@half-open/sim'
import { formatQuantity, models } from '@half-open/react/words'
import type { Locale } from '@half-open/react'
import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

/** What each `<Result>`, or `<half-open-result>`, in the source of a page has to say, in order, under these assumptions of the fleet's day. */
export function expectedResults(source: string, assumptions: Partial<FleetDayAssumptions>, locale: Locale): string[] {
  const values: Record<string, Record<string, string>> = {
    fleetDay: texts('fleetDay', fleetDay.metrics, fleetDay.simulate(assumptions, fleetDay.typicalSeed), locale),
    gatewayRestart: restartTexts(locale),
    sessionRace: texts('sessionRace', sessionRace.metrics, sessionRace.simulate(), locale),
    smartTimeouts: texts('smartTimeouts', smartTimeouts.metrics, smartTimeouts.simulate(), locale),
    clusterConsistency: texts('clusterConsistency', clusterConsistency.metrics, clusterConsistency.simulate(), locale),
  }
  const results = source.matchAll(/<(?:Result|half-open-result)[^>]* of="([\w-]+)"[^>]* metric="([\w-]+)"/g)
  return [...results].map(([, model = '', metric = '']) => values[camelOf(model)]?.[camelOf(metric)] ?? '')
}

const camelOf = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function texts<R>(model: keyof typeof models, metrics: Record<string, Metric<R>>, result: R, locale: Locale): Record<string, string> {
  const words: Record<string, { none?: string }> = models[model].metricWords[locale]
  const entries = Object.entries(metrics).map(([metric, { read, unit }]) => {
    const value = read(result)
    return [metric, value === null ? (words[metric]?.none ?? '') : formatQuantity(value, unit, locale)]
  })
  return Object.fromEntries(entries) as Record<string, string>
}

/** Of a restart prose tells both ways to wait: "fixedT100". */
function restartTexts(locale: Locale): Record<string, string> {
  const both = gatewayRestart.compare({}, gatewayRestart.typicalSeed)
  const entries = (['fixed', 'random'] as const).flatMap((policy) =>
    Object.entries(texts('gatewayRestart', gatewayRestart.metrics, both[policy], locale)).map(([metric, text]) => [
      `${policy}${metric[0]!.toUpperCase()}${metric.slice(1)}`,
      text,
    ]),
  )
  return Object.fromEntries(entries) as Record<string, string>
}

/** What the results in a part of a page say. */
export const shownResults = (part: Page | Locator): Promise<string[]> =>
  part.locator('.half-open-result').evaluateAll((all) => all.map((button) => button.firstChild?.textContent ?? ''))

/** The assumptions in the sentences of a part of a page, by the label of their value. */
export const movable = (part: Page | Locator, label: string): Locator => part.locator('.half-open-movable', { hasText: label })

/**
 * By the keyboard alone: goes to an assumption in a sentence, opens it, moves it by so many steps and closes it again. The
 * focus is then where it was.
 */
export async function moveByKeys(page: Page, assumption: Locator, steps: number) {
  await tabTo(page, assumption)
  await page.keyboard.press('Enter')
  const slider = page.locator('.half-open-popover input[type=range]')
  await expect.poll(() => hasFocus(slider)).toBe(true)
  for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  expect(await page.locator('.half-open-popover').count()).toBe(0)
  expect(await hasFocus(assumption)).toBe(true)
}

async function tabTo(page: Page, target: Locator) {
  await expect.poll(() => target.isEnabled()).toBe(true)
  for (let press = 0; press < 200; press++) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there')
}

const hasFocus = async (target: Locator) => (await target.count()) > 0 && target.evaluate((element) => element === (element.getRootNode() as Document).activeElement)

/** The texts of the first figure of a part: its finding, its picture, its table. */
export function figureTexts(part: Page | Locator): Promise<(string | null)[]> {
  return Promise.all(
    ['.half-open-finding', 'svg[role=img]', 'table.half-open-table'].map((selector) => part.locator(selector).first().textContent()),
  )
}
