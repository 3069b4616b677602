/** A list of names and values. */
export function FactList({
  facts,
  className,
}: {
  facts: readonly { name: string; value: string }[]
  className: string
}) {
  return (
    <dl className={className}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
