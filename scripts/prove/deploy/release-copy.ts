import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** Unpacks the files of a commit into a temporary folder, with the packages of its own lockfile. */
export async function releaseCopy(commit: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-release-'))
  const archive = spawn('git', ['archive', commit], { stdio: ['ignore', 'pipe', 'inherit'] })
  const unpack = spawn('tar', ['-x', '-C', folder], { stdio: ['pipe', 'inherit', 'inherit'] })
  const ended = once(unpack, 'close')
  await pipeline(archive.stdout, unpack.stdin)
  const [code] = (await ended) as [number | null]
  if (code !== 0) throw new Error(`tar ended with ${code}`)
  const hasSamePackages =
    readFileSync('package-lock.json', 'utf8') === readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (hasSamePackages) symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  else
    execFileSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: 'inherit',
    })
  return folder
}
