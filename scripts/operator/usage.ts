import { family } from '#src/domain/content/families.ts'
import type { Act } from './act.ts'
import { acts } from './acts.ts'

/** What is done without the server's calls, to the database as a whole. */
const whole: Act['help'] = [
  ['backup /srv/backup/today', 'the whole database as a file (docs/how-to/back-up.md)'],
  ['restore /srv/backup/today', 'the same into an empty database, while no server runs'],
]

/** How wide the first column is; what is longer has a line of its own. */
const width = 38

const line = ([typed, does]: Act['help'][number]): string =>
  typed.length < width ? `  ${typed.padEnd(width)}${does}` : `  ${typed}\n${' '.repeat(width + 2)}${does}`

/** What `npm run operator` says of itself. */
export const usage = (): string => `npm run operator -- ACT FAMILY NUMBER [options]

${[...Object.values(acts).flatMap(({ help }) => help), ...whole].map(line).join('\n')}

--as you@example.org says who acts. Whoever decides, confirms, grades or invites must say so, and be signed in to the
portal with the role for it; what needs no person is written down as "command line".

Families: ${family.options.join(', ')}`
