import { withdrawnFolder, withdrawnSuffix } from './exported-file.ts'

/**
 * Matches the files of a tenant's folder that nobody requests: the configuration files of hosts, and the pages for
 * status 404.
 */
const unrequested = /^(_headers|_redirects|(.*\/)?404\.html)$/

/**
 * Returns the public URLs of exported files. `origins` are the public origins of the tenants, by folder.
 * @example publicUrlsOf(['main/eu.html'], { main: 'https://learn.example.org' }) //
 * ['https://learn.example.org/eu']
 */
export const publicUrlsOf = (files: readonly string[], origins: Readonly<Record<string, string>>): string[] =>
  files.flatMap((file) => {
    const [folder = '', ...rest] = file.replace(`${withdrawnFolder}/`, '').split('/')
    const name = rest.join('/')
    const origin = origins[folder]
    if (origin === undefined || unrequested.test(name)) return []
    const ending = file.startsWith(`${withdrawnFolder}/`) ? withdrawnSuffix : '.html'
    const path = name.endsWith(ending) ? name.slice(0, -ending.length) : name
    return [`${origin}/${path === 'index' ? '' : path}`]
  })
