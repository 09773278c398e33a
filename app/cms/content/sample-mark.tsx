export const SAMPLE_MEANS =
  "Made up for a new installation. Visitors read it as yours until you change it, or say that it is true.";

export const SampleMark = () => (
  <span className="pill pill-sample" title={SAMPLE_MEANS}>
    Sample
  </span>
);
