import { execFileSync } from 'node:child_process'
import type { PortalRelease } from './releases.ts'

/** The commit with the sources of a release, and how the commit was found. */
export interface ReleaseSource {
  commit: string
  foundBy: string
}

/** Returns the output of a git command in a repository; undefined if the command fails. */
function runGit(cwd: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

/**
 * Returns the commit of a release: the recorded commit, else the commit with the tag of its version, else the commit
 * that added its heading to CHANGELOG.md. A recorded commit may not exist, because commits get other ids when they
 * are squashed or rebased. Throws if no commit is found.
 */
export function findReleaseSource(
  { version, date, commit }: Pick<PortalRelease, 'version' | 'date' | 'commit'>,
  repository = '.',
): ReleaseSource {
  const git = (...args: string[]) => runGit(repository, args)
  if (git('cat-file', '-e', `${commit}^{commit}`) !== undefined)
    return { commit, foundBy: 'the commit in releases.json' }
  const tag = git('rev-parse', '--verify', '--quiet', `v${version}^{commit}`)
  if (tag) return { commit: tag, foundBy: `the tag v${version}, because ${commit} is not in this repository` }
  const heading = `## ${version} (${date})`
  const [written] =
    git('log', '--reverse', '--format=%H', `-S${heading}`, '--', 'CHANGELOG.md')?.split('\n') ?? []
  if (written)
    return {
      commit: written,
      foundBy: `its heading in CHANGELOG.md, because ${commit} is not in this repository`,
    }
  throw new Error(`This repository has no commit of ${version}: fetch ${commit}, or correct releases.json.`)
}
