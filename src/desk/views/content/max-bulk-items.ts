/** The maximum number of items of one bulk action. */
export const maxBulkItems = 100
