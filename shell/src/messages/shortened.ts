export function shortened(text: string, most: number): string {
  const signs = [...text];
  if (signs.length <= most) return text;
  const kept = signs.slice(0, most - 1).join('');
  const words = signs[most - 1] === ' ' ? kept : kept.replace(/\s+\S*$/, '');
  return `${words.trimEnd()}…`;
}
