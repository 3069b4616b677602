/** The cursor of a page, as a sample: clients send it back as it came. */
export const cursorSample = 'WyJjb250YWN0cyIsImFza2VkIl0'

/** A page of a staff list as it travels: the last one. */
export const pageSample = <Row>(rows: Row[]) => ({
  rows,
  next: null,
  total: { count: rows.length, exact: true },
})
