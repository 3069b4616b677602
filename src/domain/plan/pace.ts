/** The hours a week that a plan is made for until somebody chooses others. */
export const standardHours = 3
/** The most hours a week that a plan is made for. */
export const mostHours = 40

const week = 7

/** How many days so many seconds of study take with some hours a week, at least one. */
export const daysOfStudy = (seconds: number, hours: number): number =>
  Math.max(1, Math.ceil(((seconds / 3600) * week) / hours))

/** How many whole weeks some days are, begun ones included. */
export const weeksOf = (days: number): number => Math.max(1, Math.ceil(days / week))
