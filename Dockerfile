# One image, one process, one volume. Build: docker build -t crazy-duel .
# Run and upgrade: docs/deploy/README.md.
FROM python:3.11-slim AS build
WORKDIR /build
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY cogs cogs
COPY rendering rendering
COPY data data
RUN python -m venv /app/venv && /app/venv/bin/pip install --no-cache-dir '.[fast]'

FROM python:3.11-slim
RUN useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin duel \
    && mkdir -p /app/var && chown duel:duel /app/var
COPY --from=build /app/venv /app/venv
WORKDIR /app
USER duel
ENV MALLOC_ARENA_MAX=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    CRAZY_DUEL_DATABASE=/app/var/crazy-duel.sqlite3 \
    CRAZY_DUEL_METRICS_PORT=9464
VOLUME /app/var
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["/app/venv/bin/python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:9464/healthz', timeout=4)"]
ENTRYPOINT ["/app/venv/bin/python", "-m", "bot"]
CMD ["run"]
