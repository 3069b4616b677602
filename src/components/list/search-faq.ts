/**
 * Returns a CSS selector of the questions that the search finds for a keyword: by a synonym, or in spite of a
 * typing error.
 */
export async function findQuestionSelector(keyword: string): Promise<string> {
  const { api, site = '', language = '' } = document.documentElement.dataset
  const query = new URLSearchParams({
    keyword,
    type: 'faq',
    pageSize: '128',
    typing: 'true',
    siteId: site,
    languageId: language,
  })
  const response = await fetch(`${api}/certification/search?${query}`, {
    headers: { 'X-Requested-With': 'fetch' },
  })
  const { data } = (await response.json()) as { data?: { rows?: { id: number }[] } }
  return (data?.rows ?? []).map(({ id }) => `#question-${id}`).join()
}
