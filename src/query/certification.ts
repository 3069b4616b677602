const name = 'certificationId'

/** The certification that a list's URL selects; undefined where it names none. */
export function parseSelected(url: URLSearchParams): number | undefined {
  const id = Number(url.get(name))
  return Number.isInteger(id) && id > 0 ? id : undefined
}

/** The address of a list with a certification selected. `address` is the page's own; what its query says besides stays. */
export function selectedAddress(address: string, id: number): string {
  const [path = '', query = ''] = address.replace(/#.*$/, '').split('?')
  const url = new URLSearchParams(query)
  url.set(name, String(id))
  return `${path}?${url}`
}
