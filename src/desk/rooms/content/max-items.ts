/** The maximum number of items of one bulk action. */
export const maxItems = 100
