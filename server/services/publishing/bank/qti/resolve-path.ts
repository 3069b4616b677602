/**
 * The path in an archive that an address in one of its files means.
 * @example resolvePath('items/a.xml', '../pictures/b.png') // 'pictures/b.png'
 */
export function resolvePath(file: string, address: string): string {
  const steps = file.split('/').slice(0, -1)
  for (const step of (address.split(/[?#]/)[0] as string).split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.' && step !== '') steps.push(decoded(step))
  }
  return steps.join('/')
}

const decoded = (step: string): string => {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}
