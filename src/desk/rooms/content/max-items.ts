/** The maximum number of items of one act. */
export const maxItems = 100
