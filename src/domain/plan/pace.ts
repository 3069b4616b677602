/** The default number of study hours per week in a plan. */
export const defaultWeeklyHours = 3
/** The maximum number of study hours per week in a plan. */
export const maxWeeklyHours = 40

const week = 7

/** Returns the number of days that `seconds` of study take if the learner studies `hours` per week; at least 1. */
export const daysOfStudy = (seconds: number, hours: number): number =>
  Math.max(1, Math.ceil(((seconds / 3600) * week) / hours))

/** Returns a number of days as weeks, rounded up; at least 1. */
export const weeksOf = (days: number): number => Math.max(1, Math.ceil(days / week))
