import type { Locale } from './locale'

/**
 * Plain decimals by `Intl`, and nothing else of it: unit words, percent signs and lists differ between engines' data.
 * Grouping is set by hand, as its default differs between versions of that data.
 */
export function formatNumber(value: number, locale: Locale, maximumFractionDigits = 0): string {
  const useGrouping = locale === 'en' || Math.abs(value) >= 10_000
  return new Intl.NumberFormat(locale, { maximumFractionDigits, useGrouping }).format(value + 0)
}

const noBreak = '\u00a0'

/** `share` is of one: 0.56 → "56 %". */
export function formatShare(share: number, locale: Locale): string {
  const percent = share * 100
  const digits = percent > 0 && percent < 10 ? 1 : 0
  return formatNumber(percent, locale, digits) + noBreak + '%'
}

/** Bytes in powers of ten, as traffic is sold: 77000 → "77 kB". */
export function formatBytes(bytes: number, locale: Locale): string {
  const [size, unit] =
    bytes < 1000
      ? [bytes, 'B']
      : bytes < 1e6
        ? [bytes / 1e3, 'kB']
        : bytes < 1e9
          ? [bytes / 1e6, 'MB']
          : [bytes / 1e9, 'GB']
  return formatNumber(size, locale, size < 100 && unit !== 'B' ? 1 : 0) + noBreak + unit
}
