import { chmodSync, cpSync, globSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The files that a production server needs in addition to the packages: README, "In production". */
const production = [
  ...['dist', 'public', 'scripts', 'server', 'sites', 'src'],
  ...['astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'],
]

/**
 * Copies the built portal and the project's packages into a folder that only root may write to, like an installed
 * package or an image. Returns the folder.
 */
export function copyReadOnlyCode(): string {
  const code = mkdtempSync(join(tmpdir(), 'portal-code-'))
  for (const name of production) cpSync(name, join(code, name), { recursive: true })
  symlinkSync(realpathSync('node_modules'), join(code, 'node_modules'))
  for (const file of globSync(production.map((name) => `${code}/${name}/**`))) chmodSync(file, 0o555)
  chmodSync(code, 0o555)
  return code
}

/** Makes a folder removable by its owner. */
export function allowRemoval(code: string): void {
  chmodSync(code, 0o755)
  for (const folder of globSync(`${code}/{${production.join()}}/**/`)) chmodSync(folder, 0o755)
}
