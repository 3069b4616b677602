import { withdrawnEnding, withdrawnFolder } from './file-of.ts'

/** Files of a tenant's folder that readers don't request: the configuration of hosts, and the pages of the status 404. */
const unrequested = /^(_headers|_redirects|(.*\/)?404\.html)$/

/**
 * Returns the public URLs of exported files. `origins` are those of the tenants by folder.
 * @example publicUrlsOf(['main/eu.html'], { main: 'https://learn.example.org' }) // ['https://learn.example.org/eu']
 */
export const publicUrlsOf = (files: readonly string[], origins: Readonly<Record<string, string>>): string[] =>
  files.flatMap((file) => {
    const [folder = '', ...rest] = file.replace(`${withdrawnFolder}/`, '').split('/')
    const name = rest.join('/')
    const origin = origins[folder]
    if (origin === undefined || unrequested.test(name)) return []
    const ending = file.startsWith(`${withdrawnFolder}/`) ? withdrawnEnding : '.html'
    const path = name.endsWith(ending) ? name.slice(0, -ending.length) : name
    return [`${origin}/${path === 'index' ? '' : path}`]
  })
