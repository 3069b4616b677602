/** A person who signs in: a client with cookies that follows redirects and has its own network address. */
export class BenchUser {
  private cookies = new Map<string, string>()
  private readonly origin: string
  private readonly address: string

  constructor(origin: string, address: string) {
    this.origin = origin
    this.address = address
  }

  /** Signs in through the portal's sign-in form. Throws if the sign-in does not lead back to the portal. */
  async signIn(email: string, password: string): Promise<void> {
    const form = await this.go(new URL('/user/sso/login?target=/api/site', this.origin))
    const end = await this.go(form, new URLSearchParams({ email, password }))
    if (end.pathname !== '/' && !end.pathname.startsWith('/api')) throw new Error(`Ended at ${end.href}`)
  }

  /** Sends a request, follows all redirects, and returns the last URL. */
  private async go(url: URL, form?: URLSearchParams): Promise<URL> {
    const response = await fetch(url, {
      ...(form && { method: 'POST', body: form }),
      redirect: 'manual',
      headers: {
        'x-forwarded-for': this.address,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
    await response.arrayBuffer()
    for (const line of response.headers.getSetCookie()) this.keep(line)
    const next = response.headers.get('location')
    if (!next) return url
    const to = new URL(next, url)
    return to.pathname.startsWith('/user/sso') || to.pathname.startsWith('/identity') ? this.go(to) : to
  }

  private keep(line: string): void {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
    if (value === '') this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}
