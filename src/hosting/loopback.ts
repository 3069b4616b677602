const loopbackNames = /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/

/**
 * Whether a host name can only be reached from this machine.
 * @example isLoopback('127.0.0.1') // true
 */
export const isLoopback = (hostname: string): boolean => loopbackNames.test(hostname)
