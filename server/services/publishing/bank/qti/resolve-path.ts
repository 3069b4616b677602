/**
 * Returns the path in an archive to which a URL in one of its files refers.
 * @example resolvePath('items/a.xml', '../pictures/b.png') // 'pictures/b.png'
 */
export function resolvePath(file: string, address: string): string {
  const steps = file.split('/').slice(0, -1)
  for (const step of (address.split(/[?#]/)[0] as string).split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.' && step !== '') steps.push(decodeStep(step))
  }
  return steps.join('/')
}

const decodeStep = (step: string): string => {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}
