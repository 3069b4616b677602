type Task<Value> = () => Promise<Value>

/**
 * Returns a queue that runs one task at a time, in the order of the calls. A write replaces an earlier write of the
 * same name that has not started, so at most one write of each name waits, even if the disk is slow.
 */
export function createWriteQueue() {
  let last: Promise<unknown> = Promise.resolve()
  const pending = new Map<string, { task: Task<unknown>; done: Promise<boolean> }>()

  /** Runs a task after the previous one, even if the previous one failed. */
  function enqueue<Value>(task: Task<Value>): Promise<Value> {
    const done = last.then(task, task)
    last = done
    return done
  }

  /** Returns whether the write, or the write that replaced it, succeeded. */
  function write(name: string, task: Task<unknown>): Promise<boolean> {
    const done =
      pending.get(name)?.done ??
      enqueue(() => run(name)).then(
        () => true,
        () => false,
      )
    pending.set(name, { task, done })
    return done
  }

  async function run(name: string): Promise<unknown> {
    const entry = pending.get(name)
    pending.delete(name)
    return entry?.task()
  }

  return { enqueue, write }
}
