import { isDay } from '../domain/plan/day.ts'
import { mostHours, standardHours } from '../domain/plan/pace.ts'

/** What a plan is made of: the goal's id, the hours a week, and the day to begin, YYYY-MM-DD, where it is not today. */
export interface PlanQuery {
  goal: number | undefined
  hours: number
  from: string | undefined
}

/** Whether a text is a number of hours a week that a plan is made for: a whole number from 1 to 40. */
export const areHours = (text: string): boolean =>
  /^\d{1,2}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= mostHours

/** The plan that a URL, or a form with the same names, asks for; what can't be read is as if it were not there. */
export function parsePlan(url: URLSearchParams): PlanQuery {
  const goal = Number(url.get('goal'))
  const hours = url.get('hours') ?? ''
  const from = url.get('from') ?? ''
  return {
    goal: Number.isInteger(goal) && goal > 0 ? goal : undefined,
    hours: areHours(hours) ? Number(hours) : standardHours,
    from: isDay(from) ? from : undefined,
  }
}

/** The query of a plan's address, with its '?'; empty without a goal. */
export function queryOfPlan({ goal, hours, from }: PlanQuery): string {
  if (!goal) return ''
  const url = new URLSearchParams({ goal: String(goal), hours: String(hours) })
  if (from) url.set('from', from)
  return `?${url}`
}
