/**
 * Sets a cookie for a number of seconds; 0 deletes the cookie. `domain` makes it valid for more than the page's
 * host. For scripts that run before the environment is set up.
 */
export function setCookie(name: string, value: string, seconds: number, domain = ''): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const wide = domain && `; Domain=${domain}`
  document.cookie = `${name}=${value}; Path=/${wide}; Max-Age=${seconds}; SameSite=Lax${secure}`
}
