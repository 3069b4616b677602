/** Returns the name of the job that publishes a site, by the site's folder. */
export const siteJobName = (site: string): string => `site:${site}`

export const siteOfJob = (name: string): string => name.replace(/^site:/, '')

/** Returns the name of the job of an item ("course 7") whose scheduled publishing was refused. */
export const scheduleJobName = (item: string): string => `schedule:${item.replace(' ', ':')}`

/** The SQL pattern for the names of all jobs of refused scheduled publishes. */
export const scheduleJobPattern = 'schedule:%'

/**
 * Returns the name of the job for an item whose scheduled withdrawal was refused; the pattern below matches the
 * names of all these jobs.
 */
export const withdrawalJobName = (item: string): string => `withdrawal:${item.replace(' ', ':')}`
export const withdrawalJobPattern = 'withdrawal:%'

/** Returns the family and the id of the item, read from the name of the job of a refused publish or withdrawal. */
export const itemOfJob = (name: string): string[] => name.split(':').slice(1)

/**
 * Returns the name of the job that notifies a site's subscribers of new dates; the pattern below matches the names
 * of all these jobs.
 */
export const newDatesJobName = (site: string): string => `new-dates:${site}`
export const newDatesJobPattern = 'new-dates%'

/**
 * The name of the job that notifies the subscribers of all sites; the previous version of the portal stores such a
 * job.
 */
export const oldNewDatesJobName = 'new-dates'

/** Returns the site, read from the name of a job for new dates; undefined for the job of all sites. */
export const siteOfNewDatesJob = (name: string): string | undefined => name.split(':')[1]

/** The prefix of the names of jobs that pay a refund back; `refundJobPattern` is the SQL pattern for these names. */
export const refundJobPrefix = 'refund:'
export const refundJobName = (id: number): string => `${refundJobPrefix}${id}`
export const refundJobPattern = `${refundJobPrefix}%`

export const refundIdOfJob = (name: string): number => Number(name.replace(/^refund:/, ''))

/** The kind of the jobs that send mails. */
export const mailJobKind = 'mail'

/** Returns the name of the job for a mail, as operators see it. */
export const mailJobName = (id: number): string => `${mailJobKind}:${id}`

/** Returns the id of the mail, read from the name of a job; undefined if the job does not send a mail. */
export function mailIdOfJob(name: string): number | undefined {
  const id = /^mail:(\d{1,9})$/.exec(name)?.[1]
  return id === undefined ? undefined : Number(id)
}

/** Returns the name of the job that sends an event to an endpoint, by their ids. */
export const webhookJobName = (event: number, endpoint: number): string => `webhook:${event}:${endpoint}`

/** Returns the SQL pattern for the names of all webhook jobs of an endpoint. */
export const endpointJobPattern = (endpoint: number): string => `webhook:%:${endpoint}`

/** Returns the SQL pattern for the names of all webhook jobs of an event. */
export const eventJobPattern = (event: number): string => `webhook:${event}:%`

/** Returns the id of the event, read from the name of a webhook job; undefined for any other job. */
export function eventIdOfJob(name: string): number | undefined {
  const id = /^webhook:(\d{1,9}):\d{1,9}$/.exec(name)?.[1]
  return id === undefined ? undefined : Number(id)
}

/** Returns the id of the endpoint, read from the name of a webhook job; undefined for any other job. */
export function endpointIdOfJob(name: string): number | undefined {
  const id = /^webhook:\d{1,9}:(\d{1,9})$/.exec(name)?.[1]
  return id === undefined ? undefined : Number(id)
}
