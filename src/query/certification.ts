const name = 'certificationId'

/** Returns the id of the certification that a list's URL selects; undefined if there is none. */
export function parseSelectedCertification(url: URLSearchParams): number | undefined {
  const id = Number(url.get(name))
  return Number.isInteger(id) && id > 0 ? id : undefined
}

/**
 * Returns the URL of a list in which a certification is selected. `address` is the page's current URL; its other
 * parameters stay unchanged.
 */
export function listUrlWithCertification(address: string, id: number): string {
  const [path = '', query = ''] = address.replace(/#.*$/, '').split('?')
  const url = new URLSearchParams(query)
  url.set(name, String(id))
  return `${path}?${url}`
}
