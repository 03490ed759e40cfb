import type { FlowNode } from '@fanfare/shared/contracts';
import { prefersReducedMotion } from '../../../state/prefersReducedMotion.ts';

type Place = FlowNode['position'];

const LASTS_MS = 260;
const BOXES_MAX = 300;

/** Animates boxes frame by frame, or moves them immediately with reduced motion. */
export async function animatePositions(
  boxes: readonly { id: string; position: Place }[],
  places: Readonly<Record<string, Place>>,
  draw: (places: Readonly<Record<string, Place>>) => void,
): Promise<void> {
  if (boxes.length > BOXES_MAX || prefersReducedMotion()) return;
  const startedAt = performance.now();
  for (let passed = 0; passed < LASTS_MS; passed = performance.now() - startedAt) {
    const share = 1 - (1 - passed / LASTS_MS) ** 3;
    draw(
      Object.fromEntries(
        boxes.map(({ id, position: from }) => {
          const to = places[id] ?? from;
          return [id, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }];
        }),
      ),
    );
    await new Promise(requestAnimationFrame);
  }
}
