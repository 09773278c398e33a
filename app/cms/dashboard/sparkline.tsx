const WIDTH = 84;
const [TOP, BOTTOM, MIDDLE] = [5, 31, 18];

/** How a figure got here, as a line of steps; what it says stands beside it in words. */
export const Sparkline = ({ values }: { values: number[] }) => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = (value: number) => (high === low ? MIDDLE : BOTTOM - ((value - low) / (high - low)) * (BOTTOM - TOP));
  const x = (index: number) => 2 + (index / Math.max(1, values.length - 1)) * (WIDTH - 2);
  const steps = values.map(
    (value, index) => `${index === 0 ? "M" : "L"}${x(index)} ${y(values[index - 1] ?? value)}V${y(value)}`,
  );
  return (
    <svg className="stat-line" viewBox="0 0 88 36" aria-hidden="true">
      <path d={steps.join("").replace(/^M(\S+) (\S+)V/, "M$1 $2V")} />
      <circle cx={WIDTH} cy={y(values.at(-1) ?? 0)} r="3.75" />
    </svg>
  );
};
