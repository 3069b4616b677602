/**
 * Sets a cookie for some seconds, 0 deletes it: the page's own, or that of a `domain`. For scripts that run
 * before the environment is there.
 */
export function setCookie(name: string, value: string, seconds: number, domain = ''): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const wide = domain && `; Domain=${domain}`
  document.cookie = `${name}=${value}; Path=/${wide}; Max-Age=${seconds}; SameSite=Lax${secure}`
}
