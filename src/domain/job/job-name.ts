/** The name of the job that publishes a site, by its folder. */
export const siteJob = (site: string): string => `site:${site}`

export const siteOfJob = (name: string): string => name.replace(/^site:/, '')

/** The name by which operators call a mail among the jobs. */
export const mailJob = (id: number): string => `mail:${id}`

/** The number of a mail named so; undefined for another job. */
export function mailOfJob(name: string): number | undefined {
  const id = /^mail:(\d{1,9})$/.exec(name)?.[1]
  return id === undefined ? undefined : Number(id)
}
