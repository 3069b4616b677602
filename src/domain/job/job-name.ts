/** The name of the job that publishes a site, by its folder. */
export const siteJob = (site: string): string => `site:${site}`

export const siteOfJob = (name: string): string => name.replace(/^site:/, '')

/** The name of the job of an item ("course 7") whose schedule was refused at its time. */
export const scheduleJob = (item: string): string => `schedule:${item.replace(' ', ':')}`

/** The names of all such jobs, as a pattern of SQL. */
export const scheduleJobs = 'schedule:%'

/** The family and the number of the item of such a job. */
export const itemOfJob = (name: string): string[] => name.split(':').slice(1)

/** The name of the job that tells those who wait for new dates. */
export const newDatesJob = 'new-dates'

/** The name of the job that sends the money of a refund back, and the pattern of SQL of all such jobs. */
export const refundJob = (id: number): string => `refund:${id}`
export const refundJobs = 'refund:%'

export const refundOfJob = (name: string): number => Number(name.replace(/^refund:/, ''))

/** The kind of the jobs that send mails. */
export const mailJobKind = 'mail'

/** The name by which operators call a mail among the jobs. */
export const mailJob = (id: number): string => `${mailJobKind}:${id}`

/** The number of a mail named so; undefined for another job. */
export function mailOfJob(name: string): number | undefined {
  const id = /^mail:(\d{1,9})$/.exec(name)?.[1]
  return id === undefined ? undefined : Number(id)
}

/** The name of the job that tells an address of an event, by their numbers. */
export const webhookJob = (event: number, endpoint: number): string => `webhook:${event}:${endpoint}`

/** The names of all such jobs for an address, and about an event, as patterns of SQL. */
export const webhookJobsOf = (endpoint: number): string => `webhook:%:${endpoint}`
export const webhookJobPattern = (event: number): string => `webhook:${event}:%`

/** The number of the event of a job named so; undefined for another job. */
export function eventOfJob(name: string): number | undefined {
  const id = /^webhook:(\d{1,9}):\d{1,9}$/.exec(name)?.[1]
  return id === undefined ? undefined : Number(id)
}

/** The number of the address of a job named so; undefined for another job. */
export function endpointOfJob(name: string): number | undefined {
  const id = /^webhook:\d{1,9}:(\d{1,9})$/.exec(name)?.[1]
  return id === undefined ? undefined : Number(id)
}
