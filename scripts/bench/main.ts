import { benchApi } from './api/bench-api.ts'
import { benchSearch } from './api/bench-search.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchLists } from './lists/bench-lists.ts'
import { benchPages } from './pages.ts'
import { benchPeers } from './peers.ts'
import { benchSigningIn } from './sign-in.ts'
import { benchStart } from './start.ts'

/**
 * `npm run bench -- pages`: how fast the portal publishes 1,000, 5,000 and 20,000 course pages, and one change among them.
 * `npm run bench -- peers`: the same beside Debian's hugo in memory and on disk, with the same page in the same run: three
 * rounds, medians. `-- --sizes 1000,5000` takes other sizes. `npm run bench -- start`: how long the server takes until it is ready, and a second `npm start`.
 * `npm run bench -- api`: how fast the API answers on PostgreSQL, beside a bare route of the same framework with the same statements.
 * `npm run bench -- search`: how fast a mix of what people type is answered on PostgreSQL among 5,000 courses.
 * `npm run bench -- lighthouse`: scores of one page of each family, medians of five. `npm run bench -- sign-in`: what others feel of 150 people who
 * sign in at once. `npm run bench -- lists`: how fast staff read lists of 100,000 rows on PostgreSQL, and how long readers wait meanwhile.
 */
const [what, ...rest] = process.argv.slice(2)
const given = rest[rest.indexOf('--sizes') + 1]
const sizes = rest.includes('--sizes') && given ? given.split(',').map(Number) : undefined

if (what === 'pages') await benchPages(sizes ?? [1000, 5000, 20_000])
else if (what === 'api') await benchApi()
else if (what === 'search') await benchSearch(sizes?.[0] ?? 5000)
else if (what === 'lighthouse') await benchLighthouse()
else if (what === 'lists') await benchLists(sizes?.[0] ?? 100_000)
else if (what === 'start') await benchStart()
else if (what === 'sign-in') await benchSigningIn()
else if (what === 'peers') await benchPeers(sizes ?? [1000, 5000, 20_000])
else {
  console.error(
    'npm run bench -- pages, -- peers, -- start, -- api, -- search, -- lists, -- sign-in, or -- lighthouse',
  )
  process.exitCode = 1
}
