/** A rack with an unplugged cable: 420 x 260, for the not-found page. */
export const loosePlugDrawing =
  '<rect x="20" y="60" width="150" height="140" rx="8" fill="var(--c-surface)"/><g fill="var(--c-tint)"><rect x="42" y="150" width="20" height="26" rx="3"/><rect x="70" y="150" width="20" height="26" rx="3"/><rect x="98" y="150" width="20" height="26" rx="3" fill="var(--c-accent)"/><rect x="126" y="150" width="20" height="26" rx="3"/></g><path d="M42 88h64M42 108h40"/><path d="M108 176v40h92M400 90H312a28 28 0 0 0-28 28v98h-36"/><path d="m200 206 10 10-10 10M248 206l-10 10 10 10"/><path d="M224 190v-14M208 194l-8-10M240 194l8-10" stroke="var(--c-accent)"/>'

/** A camera with nothing in view: 120 x 84, for an empty list. */
export const idleCameraDrawing =
  '<path d="M12 70H108M60 70V44"/><path d="M36 22h44l10 10-10 10H36z" fill="var(--c-tint)"/><circle cx="48" cy="32" r="5"/><path d="M92 30l16-8v20l-16-8" stroke-dasharray="3 4"/>'
