import { execFileSync } from 'node:child_process'

/** Tests the alert rules with promtool. Returns whether each alert fires when it should, and only then. */
export async function testAlertRules(): Promise<boolean> {
  try {
    execFileSync('promtool', ['test', 'rules', 'alerts.test.yaml'], {
      cwd: 'docs/deploy/prometheus',
      stdio: 'inherit',
    })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new Error('promtool is needed: apt-get install prometheus')
    return false
  }
}
