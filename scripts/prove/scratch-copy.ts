import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * Copies all sources into a temporary folder that uses the same installed packages, so that changes there do not
 * affect the originals.
 */
export function createScratchCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-copy-'))
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const file of listed.split('\n').filter(Boolean)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    cpSync(file, join(folder, file))
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  return folder
}
