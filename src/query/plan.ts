import { onlineOnlyCountry } from '../domain/plan/date-country.ts'
import { isDay } from '../domain/plan/day.ts'
import { defaultWeeklyHours, maxWeeklyHours } from '../domain/plan/pace.ts'

/**
 * The input of a plan: the id of the goal, the hours per week, and the first day (YYYY-MM-DD) if it is not today.
 * `country` is the country of onsite dates (ISO 3166-1), or `online` for online training only; undefined for all
 * dates. `language` is the language of classrooms (BCP 47); undefined for all languages.
 */
export interface PlanQuery {
  goal: number | undefined
  hours: number
  from: string | undefined
  country: string | undefined
  language: string | undefined
}

/** Whether a text is a valid number of hours per week: a whole number from 1 to 40. */
export const isWeeklyHours = (text: string): boolean =>
  /^\d{1,2}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= maxWeeklyHours

/**
 * Returns the input of a plan from a URL, or from a form whose fields have the same names. Invalid values are
 * ignored.
 */
export function parsePlanQuery(url: URLSearchParams): PlanQuery {
  const goal = Number(url.get('goal'))
  const hours = url.get('hours') ?? ''
  const from = url.get('from') ?? ''
  const country = url.get('country') ?? ''
  const language = url.get('language') ?? ''
  return {
    goal: Number.isInteger(goal) && goal > 0 ? goal : undefined,
    hours: isWeeklyHours(hours) ? Number(hours) : defaultWeeklyHours,
    from: isDay(from) ? from : undefined,
    country: country === onlineOnlyCountry || /^[A-Z]{2}$/.test(country) ? country : undefined,
    language: /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(language) ? language : undefined,
  }
}

/** Returns the query of a plan's URL, with its '?'; empty if there is no goal. */
export function formatPlanQuery({ goal, hours, from, country, language }: PlanQuery): string {
  if (!goal) return ''
  const url = new URLSearchParams({ goal: String(goal), hours: String(hours) })
  if (from) url.set('from', from)
  if (country) url.set('country', country)
  if (language) url.set('language', language)
  return `?${url}`
}
