/**
 * Counts of a vitest JSON report. A file that broke before any of its tests counts as one failure, and so does a run that
 * left no report, ran no test, or ended badly for a reason no test shows.
 */
export function countTests(report, status) {
  if (report === undefined) return { passed: 0, failed: 1 }
  const broken = report.testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some(isFailure)).length
  const passed = report.numPassedTests
  const failed = report.numFailedTests + broken
  const unexplained = failed === 0 && (status !== 0 || !report.success || passed === 0)
  return { passed, failed: unexplained ? 1 : failed }
}

const isFailure = (test) => test.status === 'failed'
