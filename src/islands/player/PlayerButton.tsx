import type { ComponentProps } from 'react'
import { type PlayerIconName, playerIcons } from '#src/drawings/player-icons.ts'

interface PlayerButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  icon: PlayerIconName
  label: string
}

/** A button of the player's bar: an icon with a name. */
export function PlayerButton({ icon, label, className = '', ...rest }: PlayerButtonProps) {
  return (
    <button type="button" className={`icb ${className}`} aria-label={label} title={label} {...rest}>
      <PlayerIcon name={icon} />
    </button>
  )
}

/** An icon of the player's bar. */
export function PlayerIcon({ name }: { name: PlayerIconName }) {
  return (
    <svg
      className="i"
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
      dangerouslySetInnerHTML={{ __html: playerIcons[name] }}
    />
  )
}
