/**
 * Redirects `/course/detail?id=7&from=mail` to `/course/detail/7?from=mail`, and to the not-found page without an id.
 */
const { byId, notFound } = document.querySelector<HTMLElement>('[data-by-id]')?.dataset ?? {}
const query = new URLSearchParams(location.search)
const id = query.get('id') ?? ''
query.delete('id')
const rest = query.size > 0 ? `?${query}` : ''
if (byId && notFound)
  location.replace(/^[1-9]\d{0,9}$/.test(id) ? `${byId}/${id}${rest}${location.hash}` : notFound)
