/** What a scene is given: the same on phones and, larger, on the table screen. */
import type { Place, WitchPlay } from '../village';

export interface SceneProps {
  play: WitchPlay;
  /** Where this seat is, in the scenes out of the village. */
  here: Place | null;
  /** On the table screen. */
  big: boolean;
}
