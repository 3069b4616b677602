import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Unpacks the files of a commit into a temporary folder with the packages of the commit's lockfile: installs them, or
 * links the packages of this checkout if the lockfiles are equal. Returns the folder.
 */
export async function unpackRelease(commit: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-release-'))
  const archive = join(folder, 'release.tar')
  await run('git', ['archive', '--output', archive, commit])
  await run('tar', ['-xf', archive, '-C', folder])
  rmSync(archive)
  const lockfileOf = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8')
  if (lockfileOf(process.cwd()) === lockfileOf(folder))
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  else
    await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
  return folder
}
