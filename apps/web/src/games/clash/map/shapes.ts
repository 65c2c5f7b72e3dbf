/** A seat is told by its shape, too: shield, disc, gem, pennant; barbarians are jagged, pirates round as a coin. */
const SHAPES: readonly ((r: number) => string)[] = [shield, disc, gem, pennant, rough, disc];

export function shapeOf(owner: number, r: number): string {
  return (SHAPES[owner] ?? disc)(r);
}

function shield(r: number): string {
  return `M${-r * 0.92} ${-r * 0.8}Q${-r * 0.92} ${-r} ${-r * 0.7} ${-r}H${r * 0.7}Q${r * 0.92} ${-r} ${r * 0.92} ${-r * 0.8}V${r * 0.2}Q${r * 0.86} ${r * 0.82} 0 ${r * 1.16}Q${-r * 0.86} ${r * 0.82} ${-r * 0.92} ${r * 0.2}Z`;
}

function disc(r: number): string {
  return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
}

function gem(r: number): string {
  return `M0 ${-r * 1.26}L${r * 1.24} 0L0 ${r * 1.26}L${-r * 1.24} 0Z`;
}

function pennant(r: number): string {
  return `M${-r} ${-r}H${r}V${r * 1.15}L0 ${r * 0.6}L${-r} ${r * 1.15}Z`;
}

function rough(r: number): string {
  return star(r * 1.03, 14, 0.78);
}

/** Of so many corners, every other one further in. */
export function star(r: number, corners = 16, depth = 0.84): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const far = i % 2 === 0 ? r * 1.1 : r * 1.1 * depth;
    const angle = (2 * Math.PI * i) / corners - Math.PI / 2;
    return `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
