/** Opens the visitor's mail program; the address is put together only now, so that harvesters do not find it. */
export const openMailLinks = () => {
  addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>("[data-mailbox]");
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    location.href = `mailto:${(link.dataset.mailbox ?? "").replace(" ", "@")}`;
  });
};
