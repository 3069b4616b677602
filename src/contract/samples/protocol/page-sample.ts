/** A sample cursor, which clients send back unchanged to get the next page. */
export const cursorSample = 'WyJjb250YWN0cyIsImFza2VkIl0'

/** Returns the last page of a staff list in the wire format. */
export const pageSample = <Row>(rows: Row[]) => ({
  rows,
  next: null,
  total: { count: rows.length, exact: true },
})
