/**
 * The whole centimetres that bring a pendant height one step on: heights are whole centimetres, and a step of inches leads
 * from one whole inch to the next.
 */
export function heightStep(heightCm: number, stepCm: number): number {
  const unit = Number.isInteger(stepCm) ? 1 : 2.54;
  const from = Math.round(heightCm / unit) * unit;
  return Math.round(from + stepCm) - heightCm;
}
