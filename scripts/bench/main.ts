import { benchApi } from './api/bench-api.ts'
import { benchSearch } from './api/bench-search.ts'
import { benchLighthouse } from './bench-lighthouse.ts'
import { benchPages } from './bench-pages.ts'
import { benchPeers } from './bench-peers.ts'
import { measureSignInTime } from './bench-sign-in.ts'
import { benchStart } from './bench-start.ts'
import { benchDesk } from './desk/bench-desk.ts'
import { benchLearners } from './learners/bench-learners.ts'
import { benchOverload } from './learners/bench-overload.ts'
import { benchLists } from './lists/bench-lists.ts'

/** The catalogue sizes, in pages, with which publishing is measured. */
const pageCounts = [1000, 5000, 20_000]

/** The rates of saves per second that are measured. */
const saveRates = [100, 200, 400, 700, 1000, 1500]

/** A benchmark; `sizes` are the numbers after the option `--sizes`, `servers` is the number after `--servers`. */
interface Benchmark {
  title: string
  run: (sizes: number[] | undefined, servers: number) => Promise<void>
}

const benchmarks: Record<string, Benchmark> = {
  api: {
    title: 'API responses on PostgreSQL, compared with a bare route with the same statements',
    run: (_, servers) => benchApi(servers),
  },
  desk: {
    title: 'the first view of the desk at 10 Mbit/s and 40 ms, and a correction from the desk to the readers',
    run: () => benchDesk(),
  },
  learners: {
    title: '1,000 learners who begin an exam, save answers and submit, on PostgreSQL',
    run: (sizes, servers) => benchLearners(sizes?.[0] ?? 1000, servers),
  },
  lighthouse: {
    title: 'Lighthouse scores of a page of each family, medians of five runs',
    run: () => benchLighthouse(),
  },
  lists: {
    title: 'staff lists of 100,000 rows on PostgreSQL, and the delay of readers meanwhile',
    run: (sizes) => benchLists(sizes?.[0] ?? 100_000),
  },
  overload: {
    title:
      'saves of exam answers at 100 to 1,500 a second on PostgreSQL: times, early refusals, lost answers',
    run: (rates, servers) => benchOverload(rates ?? saveRates, servers),
  },
  pages: {
    title: 'publishing 1,000, 5,000 and 20,000 course pages, and one change among them',
    run: (sizes) => benchPages(sizes ?? pageCounts),
  },
  peers: {
    title: "the same compared with Debian's hugo in memory and on disk, medians of three rounds",
    run: (sizes) => benchPeers(sizes ?? pageCounts),
  },
  search: {
    title: 'a mix of searches on PostgreSQL among 5,000 courses',
    run: (sizes) => benchSearch(sizes?.[0] ?? 5000),
  },
  'sign-in': {
    title: 'the delay of readers while 150 people sign in at the same time',
    run: () => measureSignInTime(),
  },
  start: {
    title: 'the time until the server is ready, and a second `npm start`',
    run: () => benchStart(),
  },
}

/** Returns the command-line arguments after an option; undefined if the option is missing. */
const wordsOf = (option: string): string | undefined =>
  options.includes(option) ? options[options.indexOf(option) + 1] : undefined

/**
 * `npm run bench -- NAME`: runs a benchmark. `--sizes 1000,5000` changes its sizes, `--servers 2` the number of
 * servers.
 */
const [name = '', ...options] = process.argv.slice(2)
const sizes = wordsOf('--sizes')?.split(',').map(Number)
const servers = Number(wordsOf('--servers') ?? 1)

const benchmark = Object.hasOwn(benchmarks, name) ? benchmarks[name] : undefined
if (benchmark) await benchmark.run(sizes, servers)
else {
  const list = Object.entries(benchmarks).map(([each, { title }]) => `  ${each.padEnd(11)}${title}`)
  console.error(`npm run bench -- NAME [--sizes 1000,5000] [--servers 2]\n${list.join('\n')}`)
  process.exitCode = 1
}
