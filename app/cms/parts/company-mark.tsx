export const CompanyMark = () => (
  <svg className="brand-mark" viewBox="0 0 28 28" aria-hidden="true">
    <path d="M4 11.500c0-5 4.500-8.500 10-8.500s10 3.500 10 8.500z" className="brand-crown" />
    <path
      d="M14 11v5.500M14 16.500c-4.600 0-7 3-7.600 8.500M14 16.500c4.600 0 7 3 7.600 8.500M14 16.500V25"
      className="brand-roots"
    />
  </svg>
);
