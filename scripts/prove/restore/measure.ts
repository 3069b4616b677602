/** Runs some work and prints its duration. Returns the peak memory of this process during the work, in MB. */
export async function measureMemoryAndTime(name: string, work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 100)
  await work().finally(() => clearInterval(watch))
  const megabytes = Math.round(most / 1e6)
  console.log(`${name} in ${((performance.now() - began) / 1000).toFixed(0)} s, at most ${megabytes} MB`)
  return megabytes
}
