import type { ComponentProps } from 'react'
import { type FilmIcon, filmIcons } from '#src/drawings/film-icons.ts'

interface PlayerButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  icon: FilmIcon
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
export function PlayerIcon({ name }: { name: FilmIcon }) {
  return (
    <svg
      className="i"
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
      dangerouslySetInnerHTML={{ __html: filmIcons[name] }}
    />
  )
}
