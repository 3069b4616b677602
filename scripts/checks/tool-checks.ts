import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { SourceCheck } from './check.ts'
import { createError } from './check-finding.ts'

/** Returns a check that runs an installed program. If the program fails, its output is the finding. */
const toolCheck = (name: string, program: string, ...args: string[]): SourceCheck => ({
  name,
  async run() {
    const child = spawn(process.execPath, [`node_modules/${program}`, ...args], {
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes: Buffer) => output.push(bytes))
    const [code] = (await once(child, 'close')) as [number | null]
    return code === 0 ? [] : [createError(program, Buffer.concat(output).toString().trim())]
  },
})

/**
 * Type checks use a single checker: each further checker would derive the types again, and other checks need the
 * other cores.
 */
const oneChecker = ['--checkers', '1'] as const

/**
 * The checks by tools: types of the templates, then of everything else; import rules; format and lint; unused code;
 * types of the domain without DOM and Node. TypeScript 7 checks everything that needs no plug-in. Astro's check and
 * the import rules still need TypeScript 6.
 */
export const toolChecks: readonly SourceCheck[] = [
  toolCheck(
    'types of templates',
    'astro/bin/astro.mjs',
    'check',
    '--tsconfig',
    'scripts/checks/tsconfig.astro.json',
    '--minimumFailingSeverity',
    'error',
  ),
  toolCheck('import rules', 'eslint/bin/eslint.js', 'src', 'server', 'scripts'),
  toolCheck('types', 'typescript-native/bin/tsc', '-p', 'tsconfig.json', ...oneChecker),
  toolCheck('format and lint', '@biomejs/biome/bin/biome', 'check', '--diagnostic-level=error'),
  toolCheck('unused code', 'knip/bin/knip.js'),
  toolCheck(
    'types of the domain',
    'typescript-native/bin/tsc',
    '-p',
    'src/domain/tsconfig.json',
    ...oneChecker,
  ),
]
