export const heroViewBox = '0 0 760 500'

const dots =
  '<defs><pattern id="dots" width="20" height="20" patternUnits="userSpaceOnUse"><circle cx="1" cy="1" r="1" fill="var(--c-deep-line)"/></pattern></defs><rect width="760" height="500" fill="url(#dots)"/>'

const cameraViews =
  '<g fill="var(--c-deep-view)"><path d="M96 96L418 168A330 330 0 0 1 268.7 377.2Z" fill-opacity=".16"/><path d="M96 96L257 132A165 165 0 0 1 182.4 236.6Z" fill-opacity=".2"/><path d="M664 404L375.8 320.6A300 300 0 0 1 477.9 168.7Z" fill-opacity=".16"/><path d="M664 404L519.9 362.3A150 150 0 0 1 570.9 286.4Z" fill-opacity=".2"/></g>'

const detectionZone =
  '<g fill="var(--c-accent)"><path d="M440 264L509.4 100.1A178 178 0 0 1 611.6 216.5Z" fill-opacity=".2"/><path d="M440 264L528.6 109.6A178 178 0 0 1 549.2 123.5ZM440 264L565.3 137.6A178 178 0 0 1 581.7 156.3ZM440 264L593.6 174A178 178 0 0 1 604.6 196.3Z" fill-opacity=".24"/></g>'

const walls =
  '<path d="M80 80H680V236M680 290V420H80V310M80 256V80M420 80V146M420 200V420M80 264H232M286 264H420M420 264H516M570 264H680" stroke="var(--c-on-deep-2)" stroke-width="4" stroke-linecap="square"/>'

const doors =
  '<path d="M420 146H366A54 54 0 0 0 420 200M232 264V318A54 54 0 0 0 286 264M516 264V210A54 54 0 0 1 570 264M680 236H734A54 54 0 0 1 680 290" stroke="var(--c-deep-link)" stroke-width="2" fill="var(--c-deep-link)" fill-opacity=".12"/>'

const furniture =
  '<path d="M120 400V350h60v50M120 375h60M470 396v-46h90v46M500 350v46M530 350v46M520 110h110v50H520z" stroke="var(--c-deep-detail)" stroke-width="1.5"/>'

const cables =
  '<path d="M98 98 130 130V340M662 402H600V380M440 264V340H484M448 172H440V264" stroke="var(--c-on-deep)" stroke-opacity=".55" stroke-width="1.5" stroke-dasharray="5 6"/>'

const devices =
  '<g fill="var(--c-on-deep)"><circle cx="96" cy="96" r="9"/><circle cx="664" cy="404" r="9"/><rect x="428" y="208" width="12" height="20" rx="2"/><rect x="296" y="242" width="18" height="12" rx="2"/><rect x="576" y="238" width="20" height="12" rx="2"/></g><circle cx="440" cy="264" r="9" fill="var(--c-accent)"/>'

const intruder =
  '<g stroke="var(--c-accent)"><circle cx="560" cy="172" r="7" fill="var(--c-accent)"/><circle cx="560" cy="172" r="15" stroke-width="2"/><circle cx="560" cy="172" r="24" stroke-opacity=".5" stroke-width="1.5"/></g>'

const labels =
  '<g class="labels" fill="var(--c-on-deep-2)"><text x="112" y="72">CAM 01</text><text x="612" y="442">CAM 02</text><text x="452" y="292" fill="var(--c-accent)">PIR 03</text><text x="244" y="252">RDR 1</text><text x="120" y="340">RACK A</text></g>'

/**
 * The picture of the main brand: a floor plan with two cameras, doors, wiring, and an intruder in the detection zone.
 */
export const sitePlanDrawing =
  dots + cameraViews + detectionZone + walls + doors + furniture + cables + devices + intruder + labels
