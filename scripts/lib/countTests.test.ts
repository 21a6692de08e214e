import { expect, test } from 'vitest'
import { countTests } from './countTests.mjs'

const file = (status: string, ...tests: string[]) => ({ status, assertionResults: tests.map((each) => ({ status: each })) })
const report = (passed: number, failed: number, ...testResults: object[]) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  success: failed === 0 && !testResults.some((each) => 'status' in each && each.status === 'failed'),
  testResults,
})

test('counts what passed and what failed', () => {
  const mixed = report(2, 1, file('passed', 'passed'), file('failed', 'passed', 'failed'))
  expect(countTests(mixed, 1)).toEqual({ passed: 2, failed: 1 })
})

test('a file that broke before its tests is a failure', () => {
  expect(countTests(report(1, 0, file('passed', 'passed'), file('failed')), 1)).toEqual({ passed: 1, failed: 1 })
})

test('a green report of a run that ended badly is not green', () => {
  expect(countTests(report(3, 0, file('passed', 'passed')), 137)).toEqual({ passed: 3, failed: 1 })
})

test('no report and no test are failures', () => {
  expect(countTests(undefined, 0)).toEqual({ passed: 0, failed: 1 })
  expect(countTests(report(0, 0), 0)).toEqual({ passed: 0, failed: 1 })
})
